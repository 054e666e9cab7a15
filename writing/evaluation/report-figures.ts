/** One figure beside its aim; `value` and `aim` are shares unless `percent` is false. */
export type Figure = { name: string; value: number; aim: number; most: boolean; percent: boolean };

/** A figure that may not be lower than its aim. */
export function atLeast(name: string, value: number, aim: number, percent = true): Figure {
  return { name, value, aim, most: false, percent };
}

/** A figure that may not be higher than its aim. */
export function atMost(name: string, value: number, aim: number, percent = true): Figure {
  return { name, value, aim, most: true, percent };
}

/** Whether the aim is met. */
export function passes({ value, aim, most }: Figure): boolean {
  return most ? value <= aim : value >= aim;
}

/** A figure as a line for people. */
export function figureLine(figure: Figure): string {
  const show = (value: number) =>
    figure.percent ? `${(value * 100).toFixed(1)} %` : value.toFixed(value > 10 ? 0 : 2);
  const aim = `${figure.most ? "at most" : "at least"} ${show(figure.aim)}`;
  return `${passes(figure) ? "ok  " : "MISS"} ${figure.name.padEnd(42)} ${show(figure.value).padStart(9)}   ${aim}`;
}
