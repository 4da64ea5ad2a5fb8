// Starts Python in the worker: what is fetched is counted, so that a bar can say how far it is. All files come from where
// the page came from; they are packed, and unpacked here.
const urls = import.meta.glob('../../made/*.{bin,mjs}', { query: '?url', import: 'default', eager: true }) as Record<string, string>;
const facts = import.meta.glob('../../made/made.json', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const { lock, sizes } = JSON.parse(facts['../../made/made.json'] ?? '{"sizes": {}}') as { lock: object; sizes: Record<string, number> };
const [runtime, asm] = ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => urls[`../../made/${name}`]);
const [wasm, library, site] = ['python', 'library', 'quayside'].map((name) => urls[`../../made/${name}.bin`]);

export type Jetty = (call: string) => string;

const TOTAL = Object.values(sizes).reduce((sum, size) => sum + size, 0);
const START = `
from quayside.page.jetty import Jetty
Jetty().call
`;

export async function start(progress: (done: number, total: number) => void): Promise<Jetty> {
  let done = 0;
  const count = (bytes: number) => progress((done += bytes), TOTAL);

  const absolute = (url: string) => new URL(url, self.location.href).href;
  const load = async (url: string, bytes: number) => {
    const module = await import(/* @vite-ignore */ absolute(url));
    count(bytes);
    return module;
  };

  async function unpacked(url: string, type: string): Promise<Response> {
    const response = await plainFetch(absolute(url));
    if (!response.ok || !response.body) throw new Error(`${response.status} ${url}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    const body = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>);
    return new Response(body, { headers: { 'Content-Type': type } });
  }

  // Pyodide fetches its two large files itself, by names of its own
  const plainFetch = self.fetch.bind(self);
  const [python, standard] = [unpacked(wasm, 'application/wasm'), unpacked(library, 'application/zip')];
  const files = unpacked(site, 'application/octet-stream').then((response) => response.arrayBuffer());
  for (const each of [python, standard, files]) each.catch(() => {}); // whoever waits for it is told
  self.fetch = (what: RequestInfo | URL, init?: RequestInit) => {
    const url = String(what instanceof Request ? what.url : what);
    if (url.endsWith('/pyodide.asm.wasm')) return python;
    if (url.endsWith('/library.zip')) return standard;
    return plainFetch(what, init);
  };
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      load(runtime, sizes['pyodide.mjs']),
      load(asm, sizes['pyodide.asm.mjs']),
    ]);
    const pyodide = await loadPyodide({
      indexURL: absolute('.'),
      stdLibURL: absolute('library.zip'),
      lockFileContents: lock,
      createPyodideModule,
      fsInit: async (FS: FileSystem, { sitePackages }: { sitePackages: string }) => place(FS, sitePackages, new Uint8Array(await files)),
    });
    void keep(Object.values(urls).map(absolute));
    return pyodide.runPython(START);
  } finally {
    self.fetch = plainFetch;
  }
}

/** For times without a network, where the service worker finds it: it may not have been there yet when it was fetched. */
async function keep(files: string[]): Promise<void> {
  try {
    const kept = await caches.open('quayside-python');
    const old = (await kept.keys()).filter(({ url }) => !files.includes(url));
    await Promise.all(old.map((request) => kept.delete(request)));
    const missing = await Promise.all(files.map(async (url) => ((await kept.match(url)) ? [] : [url])));
    await kept.addAll(missing.flat());
  } catch {
    // then it is fetched again
  }
}

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array): void;
}

/** Files one behind the other, and before them, in a line, how long each is (scripts/page.mjs). */
function place(FS: FileSystem, folder: string, bytes: Uint8Array): void {
  const end = bytes.indexOf(10);
  const lengths: Record<string, number> = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  let at = end + 1;
  for (const [name, length] of Object.entries(lengths)) {
    const path = `${folder}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    if (!name.endsWith('/')) FS.writeFile(path, bytes.subarray(at, at + length));
    at += length;
  }
}
