import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe for a page without frames, like all of ours. By default it assembles its results in a second
 * window, and opening one takes longer than the check.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Only colours differ between the themes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds in one state of the page, in the light and in the dark theme. */
export async function axeFaults(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
      // Otherwise colours in transition would be measured.
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
    }, theme)
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
