/** Matched in this order: most browsers also claim to be the ones after them. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

type Names = readonly (readonly [name: string, sign: RegExp])[]

const nameIn = (names: Names, text: string): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0]

/**
 * A name by which people recognise their device: `Chrome on Android`. Nothing else of the header is
 * stored.
 */
export const deviceLabel = (userAgent: string): string => {
  const text = userAgent.slice(0, 500)
  const browser = nameIn(browsers, text)
  const system = nameIn(systems, text)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
