// All words of the pages in one language, in one piece: they are needed together.
const own = import.meta.glob('./*zh.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const shared = import.meta.glob('@quayside/voice/text/zh.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

export default [...Object.values(own), ...Object.values(shared)];
