import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { PassingHeading } from './PassingHeading.tsx'

const shown = async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'content'
  const root = createRoot(main)
  await act(async () => root.render(<PassingHeading>Your donation</PassingHeading>))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    main.remove()
  })
  return { main, found: () => act(async () => root.render(<h1 key="found">₹501</h1>)) }
}

test('the focus moves to the heading of the loaded page', async () => {
  const { main, found } = await shown()
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus()
  await found()
  await expect.poll(() => document.activeElement?.textContent).toBe('₹501')
})

test('a focus elsewhere stays there', async () => {
  const { found } = await shown()
  await found()
  await expect.poll(() => document.activeElement).toBe(document.body)
})
