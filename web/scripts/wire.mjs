// Types of the wire and of each game's views, vocabularies, values, printed numbers and the voice's test cases, made from the
// server's source (../tools/wire.py).
// `npm run wire` writes them; `npm run wire:check` fails when they are not current. The cases are not kept: both write
// them anew.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const into = join(web, 'src', 'lib', 'wire');
const own = join(web, '..', '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const made = mkdtempSync(join(tmpdir(), 'quayside-wire-'));
const read = (name) => readFileSync(join(made, name), 'utf8');
const header = "// Made from the server's source by `npm run wire`: do not edit.\n\n";

try {
  const env = { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? join(web, '..', 'src') };
  execFileSync(python, [join(web, '..', 'tools', 'wire.py'), made], { env, stdio: 'inherit' });
  const files = {
    'api.d.ts':
      header +
      astToString(
        await openapiTS(JSON.parse(read('api.json'), withoutExamples), {
          alphabetize: true,
          defaultNonNullable: false,
        }),
      ),
    'socket.d.ts': await compile(JSON.parse(read('socket.json'), openObjects), 'Wire', {
      bannerComment: header.trim(),
      additionalProperties: false,
      style: { singleQuote: true },
      strictIndexSignatures: false,
      ignoreMinAndMaxItems: true,
    }),
  };
  for (const folder of ['speech', 'values', 'printed']) {
    for (const name of readdirSync(join(made, folder))) files[join(folder, name)] = read(join(folder, name));
  }
  for (const name of readdirSync(join(made, 'types'))) {
    const id = name.replace(/\.ts$/, '');
    files[join('..', '..', 'games', id, 'types.ts')] = header + read(join('types', name));
  }
  copyFileSync(join(made, 'voice.cases.json'), join(web, 'voice.cases.json'));
  if (process.argv.includes('--check')) check(files);
  else write(files);
} finally {
  rmSync(made, { recursive: true });
}

function withoutExamples(name, value) {
  // The default of a clock stands in the document or not, from run to run
  const unsteady = name === 'examples' || (name === 'default' && value?.kind === 'none');
  return unsteady ? undefined : value;
}

/** Objects of unknown fields (views, events) are open, all others closed. */
function openObjects(_, schema) {
  if (schema?.type === 'object' && !schema.properties) schema.additionalProperties = true;
  return schema;
}

function check(files) {
  const kept = (name) => (existsSync(join(into, name)) ? readFileSync(join(into, name), 'utf8') : '');
  const old = Object.keys(files).filter((name) => kept(name) !== files[name]);
  if (!old.length) return;
  console.error(`Not current: ${old.map((name) => join('src/lib/wire', name)).join(', ')}. Run \`npm run wire\`.`);
  process.exitCode = 1;
}

function write(files) {
  rmSync(into, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
}
