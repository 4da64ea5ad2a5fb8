// boardgame.io's own server as its documentation starts it: node server.cjs PORT memory | node server.cjs PORT files FOLDER
const { FlatFile, Server } = require("boardgame.io/server");

const [port, store, folder] = process.argv.slice(2);
const server = Server({
  games: [require("./harbour.cjs")],
  origins: [`http://127.0.0.1:${port}`],
  ...(store === "files" ? { db: new FlatFile({ dir: folder }) } : {}),
});
// Its `port` is handed to Node as it is, which also takes a host: this machine only
server.run({ port: { port: Number(port), host: "127.0.0.1" } }, () => console.log("open"));
