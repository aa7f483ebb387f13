import { describe, expect, test } from 'vitest'
import { openBlog } from '#server/test/posts.ts'

describe('A draft', () => {
  test('with the same title is created by ten editors at once, each under a different address', async () => {
    const { create } = await openBlog()
    const made = await Promise.all(Array.from({ length: 10 }, () => create()))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10)
  })
})
