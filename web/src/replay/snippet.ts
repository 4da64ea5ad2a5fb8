// What somebody puts into his own page to have a game of ours in it.

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const snippetOf = (address: string, title: string): string =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" width="960" height="640" style="border:0" loading="lazy" allowfullscreen></iframe>`;
