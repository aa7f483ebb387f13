import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { ScriptChoice } from './ScriptChoice.tsx'

it('A script that could not be loaded blames the connection only where there is none', async () => {
  const { network, container } = await render(<ScriptChoice chosen="telugu" hasFailed />)
  expect(screen.getByRole('status').textContent).toBe('This script could not be loaded.')
  expect(screen.getByText('Try again')).toBeTruthy()
  await expectAccessible(container)
  await act(async () => network.lose())
  expect(screen.getByRole('status').textContent).toMatch(/It will appear when you’re online\.$/)
  expect(screen.queryByText('Try again')).toBeNull()
})

it('What a script cannot write stands below it', async () => {
  await render(<ScriptChoice chosen="tamil" hasFailed={false} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Raised numbers/)
  expect(screen.queryByText('Try again')).toBeNull()
})
