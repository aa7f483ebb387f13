import type { Page } from '@playwright/test'

/** Of the scene's words and buttons, those that the tabs cover, or the end of the screen. */
export const belowFirstScreen = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const end = document.querySelector('.tabbar')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('.answer > p, .scene-foot :is(h1, a)')]
      .filter((each) => each.getBoundingClientRect().bottom > end)
      .map(({ textContent }) => textContent)
  })
