interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Puts all that the entry imports, near or far, into one chunk: every visitor loads it whole, so parting it would only cost
 * requests and compression. Gives the name of the chunk, or null for what pages bring along.
 * @param entry end of the entry's file name
 */
export function frameOf(entry: string): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();
  const isFrame = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Two modules that import each other would ask for ever.
    known.set(id, false);
    const is = id.endsWith(entry) || (graph.getModuleInfo(id)?.importers ?? []).some((one) => isFrame(one, graph));
    known.set(id, is);
    return is;
  };
  return (id, graph) => {
    const isPart = !id.includes('node_modules') && !id.endsWith(entry) && !id.endsWith('.html');
    return isPart && isFrame(id, graph) ? 'frame' : null;
  };
}
