// What a page needs to hold tables by itself, into made/: Python for the browser (Pyodide), of its standard library only
// what is used, and the rules, bots and tables of ../src/quayside with the two packages that they need, compiled to
// bytecode. All of it is made by the same Python that will run it. `make` calls it, with the folder of the wheels.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(web, '..', 'src', 'quayside');
const runtime = join(web, 'node_modules', 'pyodide');
const made = join(web, 'made');
const [wheels] = process.argv.slice(2);

const ROOMS = ['core', 'games', 'bots', 'table', 'study', 'page']; // of the package: no server, no texts
const CODE = /\.(py|json|jsonl|toml)$/;
const LEFT_OUT = /(terminal|observation|balance|fleet)\.py$|__pycache__/; // what only terminals and research need

const python = await loadPyodide({ indexURL: runtime });
python.FS.mkdirTree('/site');
python.runPython('import sys; loaded = set(sys.modules)');
for (const name of readdirSync(wheels).filter((name) => name.endsWith('.whl'))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), 'zip', { extractDir: '/site' });
}
for (const path of files(source)) place(`/site/quayside/${relative(source, path)}`, readFileSync(path));
for (const game of readdirSync(join(source, 'games'), { withFileTypes: true })) {
  // a game is a folder with a rulebook: here it stays empty
  if (game.isDirectory() && game.name !== '__pycache__') python.FS.mkdirTree(`/site/quayside/games/${game.name}/rulebook`);
}
place('/make.py', readFileSync(join(web, 'scripts', 'page.py')));
python.runPython('sys.path.insert(0, "/"); import make; make.compile_all()');
// What only unpacking and compiling need is not needed where they are played
python.runPython('for name in set(sys.modules) - loaded - {"make"}: del sys.modules[name]');
const [site, library] = python.runPython('make.made()').toJs({ dict_converter: Object.fromEntries });

rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) copyFileSync(join(runtime, name), join(made, name));
// Packed here, so that no server has to know how
const pack = (name, bytes) => writeFileSync(join(made, `${name}.bin`), gzipSync(bytes, { level: 9 }));
pack('python', readFileSync(join(runtime, 'pyodide.asm.wasm')));
pack('library', library);
pack('quayside', joined(site));
// Of its list of packages nothing is wanted but for which Python it is
const { info } = JSON.parse(readFileSync(join(runtime, 'pyodide-lock.json'), 'utf8'));
const sizes = Object.fromEntries(readdirSync(made).map((name) => [name, statSync(join(made, name)).size]));
writeFileSync(join(made, 'made.json'), JSON.stringify({ sizes, lock: { info, packages: {} } }));
for (const [name, size] of Object.entries(sizes)) console.log(`${(size / 1024).toFixed(0).padStart(7)} KB  ${name}`);

function files(folder) {
  const rooms = ROOMS.flatMap((room) => readdirSync(join(folder, room), { recursive: true }).map((name) => join(folder, room, name)));
  return [join(folder, '__init__.py'), ...rooms].filter((path) => CODE.test(path) && !LEFT_OUT.test(path));
}

/** Files one behind the other, and before them, in a line, how long each is. */
function joined(named) {
  const lengths = Object.fromEntries(Object.entries(named).map(([name, bytes]) => [name, bytes.length]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...Object.values(named)]);
}

function place(path, bytes) {
  python.FS.mkdirTree(dirname(path));
  python.FS.writeFile(path, bytes);
}
