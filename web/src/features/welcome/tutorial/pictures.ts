import given from "./pictures/places.json";

/** A part of a picture, in shares of its width and height. */
export type Place = { x: number; y: number; width: number; height: number };

// Written by the script that takes the pictures.
const places: Record<string, Place> = given;

const files = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Every picture there is, by name: its address, and the part of it that the step is about. */
export const pictures: ReadonlyMap<string, { address: string; place: Place }> = new Map(
  Object.entries(places).flatMap(([name, place]) => {
    const address = files[`./pictures/${name}.webp`];
    return address === undefined ? [] : [[name, { address, place }]];
  }),
);

const WIDER = 2.6;
/** Height of a picture for each unit of its width, and that of the window a phone sees it through. */
const RATIO = 0.625;
const WINDOW = 1.1;

/**
 * Where an enlarged picture lies in its window on a phone so that the middle of a place shows: its width,
 * left and top in per cent of the window.
 */
export function enlarged(place: Place): { width: number; left: number; top: number } {
  const high = (WIDER * RATIO) / WINDOW;
  return {
    width: WIDER * 100,
    left: shift(place.x, place.width, WIDER),
    top: shift(place.y, place.height, high),
  };
}

/** A place wider than the window begins at the window's edge; any other lies in its middle. */
function shift(start: number, length: number, times: number): number {
  const wide = length * times > 1;
  const wanted = wide ? start * times - 0.04 : (start + length / 2) * times - 0.5;
  return -100 * Math.min(Math.max(wanted, 0), times - 1);
}
