interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Puts all static imports of the entry, direct or indirect, into one chunk. Every visitor loads all of it, so splitting
 * it would only cost requests and compression. Returns the name of the chunk, or null for modules of pages.
 * @param entry end of the entry's file name
 */
export function frameOf(entry: string): (id: string, graph: ModuleGraph) => string | null {
  const results = new Map<string, boolean>();
  const isFrame = (id: string, graph: ModuleGraph): boolean => {
    const cached = results.get(id);
    if (cached !== undefined) return cached;
    // Stores a provisional result first. Otherwise, circular imports would recurse forever.
    results.set(id, false);
    const isIncluded =
      id.endsWith(entry) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isFrame(importer, graph));
    results.set(id, isIncluded);
    return isIncluded;
  };
  return (id, graph) => {
    const isPart = !id.includes('node_modules') && !id.endsWith(entry) && !id.endsWith('.html');
    return isPart && isFrame(id, graph) ? 'frame' : null;
  };
}
