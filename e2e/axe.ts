import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe for a page without frames, like all of ours. By default it assembles its results in a second
 * window, and opening one takes longer than the check.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Only colours differ between the themes, and they are the same on a wide screen as on a phone. */
const ofColours = ['color-contrast', 'link-in-text-block']
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1200

/**
 * What axe finds in one state of the page: everything in the light theme, and on a phone the dark
 * theme's colours too.
 */
export async function axeFaults(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of isWide(page) ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    // All cards are alike, and thirteen take long.
    const axe = axeOn(page).exclude('.mantra-grid > :nth-child(n + 4)')
    if (theme === 'dark') axe.withRules(ofColours)
    const { violations, passes } = await axe.analyze()
    expect(passes.map(({ id }) => id)).toContain('color-contrast')
    for (const { id, nodes } of violations)
      found.push(`${state}, ${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return found
}
