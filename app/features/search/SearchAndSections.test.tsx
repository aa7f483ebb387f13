import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { SearchAndSections } from './SearchAndSections.tsx'

const show = async (at: string) => {
  const page = await render(<SearchAndSections />, { at })
  return {
    ...page,
    field: screen.getByLabelText<HTMLInputElement>('What are you looking for?'),
    /** The query that the page of results receives. */
    searched: () => {
      const { pathname, searchParams } = new URL(page.address(), 'http://localhost')
      return pathname === '/search' && searchParams.get('q')
    },
  }
}

describe('Below a missing page', () => {
  it('the search has the words of the address, and sends them', async () => {
    const { field, user, searched, container } = await show('/mantras/sankat-nashana.html')
    expect(field.value).toBe('sankat nashana')
    await expectAccessible(container)
    await user.click(field)
    await user.keyboard('{Enter}')
    await expect.poll(searched).toBe('sankat nashana')
  })

  it('other words are searched as they are typed', async () => {
    const { field, user, searched } = await show('/shop/nothing')
    await user.clear(field)
    await user.type(field, ' दूर्वा & modak ')
    await user.keyboard('{Enter}')
    await expect.poll(searched).toBe('दूर्वा & modak')
  })

  it('the home page is a link away', async () => {
    await show('/nowhere')
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })
})
