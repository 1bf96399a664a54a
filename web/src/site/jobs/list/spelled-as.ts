/** The option that a value from the URL means, whatever its case; the value itself if there is none. */
export function spelledAs(options: readonly string[], value = ''): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}
