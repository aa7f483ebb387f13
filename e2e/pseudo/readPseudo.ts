import {
  type BrowserContext,
  expect as englishExpect,
  type Locator,
  type Page,
} from '@playwright/test'
import { pathIn } from '#contract/addresses.ts'
import { languageParameter } from '#contract/languageChoice.ts'
import { pseudoText } from '#contract/i18n/pseudo.ts'
import { isServerPath } from '#contract/paths.ts'
import { either } from './eitherText.ts'

/** Whether the journeys use the site in the pseudo-language, as a reader of Marathi would. */
export const isPseudoRun = process.env['JOURNEY_PSEUDO'] === '1'

type Text = string | RegExp
type Method = (this: unknown, ...args: unknown[]) => unknown
type Change = (args: unknown[]) => unknown[]

const asText = (text: unknown, isExact?: boolean): unknown =>
  typeof text === 'string' || text instanceof RegExp ? either(text, isExact) : text

const byText: Change = ([text, options, ...others]) => [
  asText(text, (options as { exact?: boolean } | undefined)?.exact),
  options,
  ...others,
]

const textOptions = ['name', 'hasText', 'hasNotText', 'description'] as const

/** In the options of `getByRole`, `locator` and `filter`. */
const inOptions = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options
  const changed: Record<string, unknown> = { ...options }
  for (const key of textOptions)
    if (key in changed) changed[key] = asText(changed[key], changed['exact'] === true)
  return changed
}

const byOptions: Change = ([first, options, ...others]) => [first, inOptions(options), ...others]

const isOfPage = (path: string): boolean =>
  !isServerPath(path) && !/^\/(?:admin|mr)(?:[/?#]|$)/.test(path) && !/\.\w+(?:[?#]|$)/.test(path)

/** A text as the page has it in its words, for what a journey does in the page itself. */
export const textHere = (text: string): string => (isPseudoRun ? pseudoText(text) : text)

/** How many lines may be taken where words are two fifths longer than those that take one in English. */
export const linesOfOne = isPseudoRun ? 2 : 1

/** The address of a page as a reader of Marathi has it; what is a file, the office or the API stays. */
const addressInMarathi = (address: string): string => {
  const [, origin = '', path = '', rest = ''] =
    /^(https?:\/\/[^/]+)?(\/[^?#]*)?(.*)$/.exec(address) ?? []
  return path !== '' && isOfPage(path) ? `${origin}${pathIn('mr', path)}${rest}` : address
}

/** An address as the pages have it, for what a journey does in the page itself. */
export const addressHere = (address: string): string =>
  isPseudoRun ? addressInMarathi(address) : address

const asAddress = (address: unknown): unknown => {
  if (typeof address === 'string') return addressInMarathi(address)
  // The beginning of the path may have the language before it; its start page ends with that.
  if (address instanceof RegExp)
    return address.source === '\\/$'
      ? /\/mr$/
      : new RegExp(address.source.replace(/^(\^)?\\\//, '$1(?:\\/mr)?\\/'), address.flags)
  return address
}

const byAddress: Change = ([address, ...others]) => [asAddress(address), ...others]

const changes: Readonly<Record<string, Change>> = {
  getByText: byText,
  getByLabel: byText,
  getByPlaceholder: byText,
  getByAltText: byText,
  getByTitle: byText,
  getByRole: byOptions,
  locator: byOptions,
  filter: ([options]) => [inOptions(options)],
}

const patched = new WeakSet<object>()

function patch(prototype: object, own: Readonly<Record<string, Change>>): void {
  if (patched.has(prototype)) return
  patched.add(prototype)
  const methods = prototype as Record<string, Method | undefined>
  for (const [name, change] of Object.entries(own)) {
    const method = methods[name]
    if (!method) continue
    methods[name] = function (...args) {
      return method.apply(this, change(args))
    }
  }
}

/** From here on, what a journey looks for by its English text is found in the pseudo-language, too. */
export function readPseudo(page: Page): void {
  patch(Object.getPrototypeOf(page) as object, {
    ...changes,
    goto: byAddress,
    waitForURL: byAddress,
  })
  const locator: Locator = page.locator('html')
  patch(Object.getPrototypeOf(locator) as object, changes)
  patch(Object.getPrototypeOf(page.frameLocator('iframe')) as object, changes)
}

/**
 * Notes the pages in English to which a reader of Marathi comes, unless they have chosen it; the office has
 * no other language.
 */
export function watchLanguage(context: BrowserContext): () => string[] {
  const english: string[] = []
  if (!isPseudoRun) return () => english
  let hasChosen = false
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { hostname, pathname } = new URL(frame.url())
      if (frame === page.mainFrame() && hostname === 'localhost' && isOfPage(pathname))
        english.push(pathname)
    }),
  )
  context.on('request', (request) => {
    hasChosen ||= new URL(request.url()).searchParams.get(languageParameter) === 'en'
  })
  return () => (hasChosen ? [] : english)
}

const list =
  (change: (one: unknown) => unknown): Change =>
  ([expected, ...others]) => [
    Array.isArray(expected) ? expected.map(change) : change(expected),
    ...others,
  ]

const namedAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content']

const matchers: Readonly<Record<string, Change>> = {
  toHaveText: list((text) => asText(text, true)),
  toContainText: list((text) => asText(text)),
  toHaveTitle: list((text) => asText(text, true)),
  toHaveAccessibleName: list((text) => asText(text, true)),
  toHaveAccessibleDescription: list((text) => asText(text, true)),
  toHaveURL: list(asAddress),
  toHaveAttribute: ([name, value, ...others]) => [
    name,
    name === 'href' && typeof value === 'string'
      ? addressInMarathi(value)
      : namedAttributes.includes(String(name))
        ? asText(value, true)
        : value,
    ...others,
  ],
}

const inPseudo = <M extends object>(assertions: M): M =>
  new Proxy(assertions, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      const change = matchers[String(name)]
      if (change && typeof value === 'function')
        return (...args: unknown[]) => (value as Method).apply(target, change(args))
      return name === 'not' ? inPseudo(value as object) : value
    },
  })

const isOnPage = (actual: unknown): boolean =>
  typeof actual === 'object' && actual !== null && ('locator' in actual || 'goto' in actual)

/** `expect`, which reads pages in either language; everything else is compared as it is. */
export const expectEither: typeof englishExpect = new Proxy(englishExpect, {
  apply(target, self, args: [actual: unknown, message?: Text]) {
    const assertions = Reflect.apply(target, self, args) as object
    return isOnPage(args[0]) ? inPseudo(assertions) : assertions
  },
})
