/** How many bars are filled: all for the best option, one for the weakest. */
export function barsFilled(index: number, of: number): number {
  return of - index;
}

/** The step of the five-step colour scale: four options use 1 2 4 5, three use 1 3 5. */
export function scaleStep(index: number, of: number): 1 | 2 | 3 | 4 | 5 {
  const steps = of === 3 ? ([1, 3, 5] as const) : ([1, 2, 4, 5] as const);
  return steps[index] ?? 5;
}
