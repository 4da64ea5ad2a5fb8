// The house's drawings of which the server makes pictures of links (scripts/art.mjs), by their ids in the sprite.
export const symbols = ['sh-circle', 'sh-square', 'sh-triangle', 'sh-diamond', 'sh-star', 'ico-coin', 'i-trophy', 'i-bot', 'mark'];
