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

/** Every picture there is, by name, those of phones with "-phone" behind it: its address, and the part of it that the step is about. */
export const pictures: ReadonlyMap<string, { address: string; place: Place }> = new Map(
  Object.entries(places).flatMap(([name, place]) => {
    const address = files[`./pictures/${name}.webp`];
    return address === undefined ? [] : [[name, { address, place }]];
  }),
);
