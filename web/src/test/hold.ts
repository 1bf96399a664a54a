/** Returns a promise that is pending until the function beside it is called. */
export function hold(): [held: Promise<void>, release: () => void] {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return [held, release];
}
