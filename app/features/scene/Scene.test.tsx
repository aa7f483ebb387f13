import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const greeting = { eyebrow: 'गणपति बप्पा मोरया', name: '', label: '', time: '', line: '' }

it.each([
  ['en', 'mr'],
  ['mr', null],
  ['hi', null],
])('greets on the great days, in %s marked as %s', async (language, mark) => {
  vi.stubGlobal('__LANGUAGE__', language)
  vi.resetModules()
  const { Scene } = await import('./Scene.tsx')
  const { getByText, unmount } = render(
    <Scene answer={greeting} city="" moon="" door="" isGreat fast={undefined}>
      {''}
    </Scene>,
  )
  const marked = getByText(greeting.eyebrow).getAttribute('lang')
  unmount()
  expect(marked).toBe(mark)
})
