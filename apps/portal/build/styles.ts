import type { Root } from 'postcss';

/** The styles of a sheet that some sources use: all but utilities and custom properties that they do not name. */
export function stylesFor(sheet: Root, sources: readonly string[]): string {
  const text = sources.join('\n');
  const words = new Set(text.split(/[\s"'`]+/));
  const own = sheet.clone();
  own.walkComments((comment) => void comment.remove());
  own.walkAtRules('layer', (layer) => {
    // Browsers that need Tailwind's layer of properties are older than those that the portal is built for.
    if (layer.params === 'properties' && layer.nodes) layer.remove();
    if (layer.params !== 'utilities') return;
    layer.walkRules((utility) => {
      const used = utility.selectors.filter((selector) => words.has(classOf(selector)));
      if (used.length === 0) utility.remove();
      else utility.selectors = used;
    });
    layer.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  });
  return withoutUnread(own.toString(), text);
}

/** The class that a utility's selector stands for, as the code writes it. */
function classOf(selector: string): string {
  const escaped = /\.((?:\\.|[\w-])+)/.exec(selector)?.[1] ?? '';
  return escaped.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign));
}

/** Takes away custom properties that nothing reads, again and again: one may be read by another only. */
function withoutUnread(styles: string, text: string): string {
  const read = new Set([...`${styles}${text}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const unless = (rule: string, name: string) => (read.has(name) ? rule : '');
  const lean = styles
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, unless)
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, unless);
  return lean === styles ? styles : withoutUnread(lean, text);
}
