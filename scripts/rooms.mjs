/** Returns import cycles between sibling folders: `a/x` imports `b/y`, and `b/z` imports `a/w`. */
export function ringsOf(modules) {
  const imports = importsBetweenFolders(modules);
  const next = (folder) => [...imports.values()].filter(({ from }) => from === folder).map(({ to }) => to);
  const leadsTo = (from, to, seen = new Set()) =>
    from === to || (!seen.has(from) && next(from).some((folder) => leadsTo(folder, to, seen.add(from))));
  return [...imports.values()]
    .filter(({ from, to }) => leadsTo(to, from))
    .map(({ from, to, example }) => `${from} → ${to}: ${example}`);
}

/**
 * Finds imports between sibling folders. If `a/b/x.ts` imports `a/c/y.ts`, the folders are `a/b` and `a/c`.
 */
function importsBetweenFolders(modules) {
  const found = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [sourceParts, targetParts] = [source.split('/'), resolved.split('/')];
      const depth = sourceParts.findIndex((part, place) => part !== targetParts[place]);
      const isBetween = depth > 0 && depth < sourceParts.length - 1 && depth < targetParts.length - 1;
      if (!isBetween) continue;
      const [from, to] = [sourceParts, targetParts].map((path) => path.slice(0, depth + 1).join('/'));
      const key = `${from} ${to}`;
      if (!found.has(key)) found.set(key, { from, to, example: `${source} imports ${resolved}` });
    }
  }
  return found;
}
