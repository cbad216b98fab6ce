export function valueRule(problemIn: (value: never) => string | null | undefined) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const problem = problemIn(value as never);
      if (problem) throw new Error(problem);
    },
  };
}
