// Puts a packed copy beside every text of the built client, for the server to hand out: .br for browsers that say they
// understand it, .gz for the others. What does not shrink stays as it is.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|html|js|json|mjs|svg|toml|txt|webmanifest)$/;

const gzip = (bytes) => gzipSync(bytes, { level: 9 });
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** What a file costs a browser that understands gzip. */
export const onTheWire = (bytes) => Math.min(bytes.length, gzip(bytes).length);

export function pack(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (const [end, packed] of [
      ['.br', brotli(bytes)],
      ['.gz', gzip(bytes)],
    ]) {
      if (packed.length < bytes.length) writeFileSync(file + end, packed);
    }
  }
}
