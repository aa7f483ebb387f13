import { useState } from 'react'
import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { Rows } from './Rows.tsx'

function List({ isOpen = true }: { isOpen?: boolean }) {
  const [rows, setRows] = useState(['Lamp', 'Durva', 'Incense'])
  return (
    <Rows
      rows={rows}
      onChange={setRows}
      nameOf={(row) => row}
      words={{
        up: (name) => `Up: ${name}`,
        down: (name) => `Down: ${name}`,
        remove: (name) => `Remove: ${name}`,
      }}
      {...(isOpen && { add: { label: 'Add', row: () => 'Modak' } })}
    >
      {(at, buttons) => (
        <>
          <p>{rows[at]}</p>
          {buttons}
        </>
      )}
    </Rows>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const names = () =>
  screen.getAllByText(/^[A-Z][a-z]+$/, { selector: 'p' }).map((p) => p.textContent)

it('A row moves on and on by the same key, up to the end', async () => {
  const { user } = await renderOffice(<List />)
  button('Up: Incense').focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(names()).toEqual(['Incense', 'Lamp', 'Durva'])
  expect(document.activeElement).toBe(button('Up: Incense'))
})

it('A row is added at the end and removed, and the focus stays in the list', async () => {
  const { user } = await renderOffice(<List />)
  await user.click(button('Add'))
  expect(names()).toEqual(['Lamp', 'Durva', 'Incense', 'Modak'])
  await user.click(button('Remove: Lamp'))
  await user.click(button('Remove: Modak'))
  expect(names()).toEqual(['Durva', 'Incense'])
  expect(document.activeElement?.contains(button('Remove: Durva'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('A list may have its own way to add to it', async () => {
  await renderOffice(<List isOpen={false} />)
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})
