/** The address, or undefined if it is none. `URL.parse` and `URL.canParse` are too new for some phones. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
