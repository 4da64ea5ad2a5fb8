// Where the tables of the page are kept: IndexedDB. A table's log is rows by their number, and a row is never written twice;
// whoever finds its number taken was not the first. Rows and facts are Python's, and say in which form they are
// (quayside/page/calls.py); the shelf itself, with what lists tell, is of a version of the database.
import type { Done, Kept } from './calls';

const NAME = 'quayside';
const VERSION = 1; // rises when the shelf changes, with a step in onupgradeneeded from each earlier one
const TIDY = 24 * 3600 * 1000; // milliseconds after which a game that was given up is gone

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('rows');
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another window has a newer page and waits for us, or the browser has thrown everything away
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      database.onclose = () => (opened = undefined);
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const over = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const rowsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export async function readTable(id: string): Promise<(Kept & { rows: string[] }) | null> {
  const reading = (await open()).transaction(['tables', 'rows']);
  const [table, rows] = await Promise.all([
    answered<Kept | undefined>(reading.objectStore('tables').get(id)),
    answered<string[]>(reading.objectStore('rows').getAll(rowsOf(id))),
  ]);
  return table ? { ...table, rows } : null;
}

/** All that a call has brought, or nothing of it: then it fails. False: another window was first. */
export async function write(kept: Done['kept']): Promise<boolean> {
  const writing = (await open()).transaction(['tables', 'rows'], 'readwrite', { durability: 'strict' });
  const [tables, rows] = [writing.objectStore('tables'), writing.objectStore('rows')];
  for (const { table: id, first, rows: added, facts, analysis, listed, played } of kept) {
    added.forEach((row, at) => rows.add(row, [id, first + at]));
    const before = tables.get(id);
    before.onsuccess = () => {
      const old: Partial<Kept> = before.result ?? {};
      tables.put({ id, facts: facts ?? old.facts, analysis: analysis ?? old.analysis ?? null, listed, played });
    };
  }
  return over(writing).then(
    () => true,
    (error: DOMException | null) => {
      if (error?.name === 'ConstraintError') return false;
      throw error;
    },
  );
}

/** All tables, those that changed last first. */
export async function list(): Promise<Kept[]> {
  const database = await open();
  const found = await answered<Kept[]>(database.transaction('tables').objectStore('tables').getAll());
  const gone = ({ listed }: Kept) => ['abandoned', 'closed'].includes(listed.status) && listed.updated < Date.now() - TIDY;
  for (const { id } of found.filter(gone)) await remove(id);
  return found.filter((table) => !gone(table)).sort((one, other) => other.listed.updated - one.listed.updated);
}

export async function remove(id: string): Promise<void> {
  const writing = (await open()).transaction(['tables', 'rows'], 'readwrite');
  writing.objectStore('tables').delete(id);
  writing.objectStore('rows').delete(rowsOf(id));
  await over(writing);
}
