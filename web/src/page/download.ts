// What a link to a server's file brings where no server is asked: the record of a game in this page, or a file of the site.
import { complain } from '../lib/ui/toasts.svelte';
import { desk } from './desk';

export async function download(path: string): Promise<void> {
  const [, , kind, id] = path.split('/');
  try {
    if (__SITE__ && kind === 'games') {
      const { components } = await import('./site');
      return save(await components(id), `${id}.toml`);
    }
    const record = await desk.ask({ what: 'get /api/tables/{table_id}/record', path: { table_id: id } });
    const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
    save(url, `${(record as { game: string }).game}-${id}.json`);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    complain(error);
  }
}

function save(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
}
