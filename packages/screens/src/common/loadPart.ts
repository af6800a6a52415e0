let repeats = 0;

/**
 * Loads what a module exports by this name. When its file was lost on its way, browsers do not ask for it again before the
 * document goes: it is asked for at an address that they do not know yet. That fails for a file that others share, whose exports
 * have other names then, and in Safari, which does not tell which file it was.
 */
export async function loadPart<Part>(load: () => Promise<Part>, name: string): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+?\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    const module = (await import(/* @vite-ignore */ `${address}?again=${++repeats}`)) as Record<string, Part>;
    const part = module[name];
    if (part === undefined) throw error;
    return part;
  }
}
