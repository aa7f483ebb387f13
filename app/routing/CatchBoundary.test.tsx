import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '#app/test/rendered.tsx'
import { CatchBoundary } from './CatchBoundary.tsx'

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

let isBroken: boolean
const Page = ({ name }: { name: string }) => {
  if (isBroken) throw new Error(`${name} broke`)
  return <p>{name}</p>
}

const Failed = ({ error, reset }: { error: unknown; reset: () => void }) => (
  <button onClick={reset}>{String(error)}</button>
)

const Site = ({ onCatch }: { onCatch?: (error: unknown) => void }) => {
  const [name, setName] = useState('Mantras')
  return (
    <>
      <nav onClick={() => setName('Puja')}>Temple</nav>
      <CatchBoundary getResetKey={() => name} errorComponent={Failed} {...(onCatch && { onCatch })}>
        <Page name={name} />
      </CatchBoundary>
    </>
  )
}

it('shows a failure in the page’s place and tells of it', async () => {
  isBroken = true
  const onCatch = vi.fn<(error: unknown) => void>()
  const site = await rendered(<Site onCatch={onCatch} />)
  expect(site.textContent).toBe('TempleError: Mantras broke')
  expect(onCatch.mock.lastCall?.[0]).toEqual(new Error('Mantras broke'))
})

it('gives the page another chance when it is tried again', async () => {
  isBroken = true
  const site = await rendered(<Site />)
  await act(async () => site.querySelector('button')?.click())
  expect(site.textContent).toBe('TempleError: Mantras broke')
  isBroken = false
  await act(async () => site.querySelector('button')?.click())
  expect(site.textContent).toBe('TempleMantras')
})

it('lets another page be shown', async () => {
  isBroken = true
  const site = await rendered(<Site />)
  isBroken = false
  await act(async () => site.querySelector('nav')?.click())
  expect(site.textContent).toBe('TemplePuja')
})
