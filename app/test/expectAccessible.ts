import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Roles, names and relations of what is shown, by axe. Colours and sizes need a browser: the
 * journeys check them.
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found).toEqual([])
}
