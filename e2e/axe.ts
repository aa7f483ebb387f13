import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe for a page without frames, as all of ours are. Unless told so, it puts its results together in
 * a second window, and opening one takes longer than looking.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
