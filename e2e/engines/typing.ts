import type { Page } from '@playwright/test'

/**
 * Over BiDi, Playwright fills a field through the page's own objects, where React takes the new value
 * for one it set itself. From now on `fill` goes around them, in all pages of this process.
 */
export const fillAroundReact = (page: Page): void => {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Fill }
  locators.fill = async function (value) {
    await this.focus()
    await this.evaluate((field, text) => {
      const { prototype } =
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }
}

type Locator = ReturnType<Page['locator']>
type Fill = (this: Locator, value: string) => Promise<void>
