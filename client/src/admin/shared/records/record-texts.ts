/** Returns the toasts of a screen, in the words of the specification. @param noun such as "Blog post" */
export function recordTexts(noun: string, load: string) {
  const small = noun.toLowerCase();
  const textsOf = (done: string, verb: string, doing: string) => ({
    success: `${noun} ${done} successfully`,
    failed: `Failed to ${verb} ${small}`,
    exception: `An error occurred while ${doing} the ${small}`,
  });
  return {
    load,
    remove: textsOf('deleted', 'delete', 'deleting'),
    update: textsOf('updated', 'update', 'updating'),
    create: textsOf('created', 'create', 'creating'),
  };
}
