import { describe, expect, test } from 'vitest'
import type { StaffChoice } from '#contract/festivals/choiceAdmin.ts'
import { usualChoice } from '#contract/festivals/groups.ts'
import { changeFrom, get } from '#server/test/admin.ts'
import { choicePath, choosingTemple } from '#server/test/festivalChoice.ts'

describe('The choice', () => {
  test('of two editors at once is that of the first, and the second gets an error', async () => {
    const { editor, put } = await choosingTemple()
    const { version } = await get<StaffChoice>(editor, choicePath)
    const replies = await Promise.all([
      put({ groups: { moon: 'off' } }, version),
      put({ groups: { moon: 'calendar' } }, version),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await changeFrom(editor, 'PUT', choicePath, undefined, usualChoice)).status).toBe(428)
  })
})
