import { expect, it } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { EmailLink } from './EmailLink.tsx'
import { WrittenHtml } from './WrittenHtml.tsx'

it('A link in staff’s text opens within the app', async () => {
  const { user, address } = await render(
    <WrittenHtml html='<p>See <a href="/contact?message=hi"><b>Contact</b></a>.</p>' />,
  )
  await user.click(screen.getByText('Contact'))
  await expect.poll(address).toBe('/contact?message=hi')
})

it('A link to a file or to another site is left to the browser', async () => {
  const { user, address } = await render(
    <WrittenHtml html='<p><a href="/files/a.pdf">File</a> <a href="https://example.org/x">Out</a></p>' />,
  )
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(screen.getByText('File'))
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(screen.getByText('Out'))
  expect(address()).toBe('/')
})

it('An address of email opens a letter to it', async () => {
  await render(<EmailLink address="namaste@temple.example" />)
  const link = screen.getByRole('link')
  expect(link.textContent).toBe('namaste@temple.example')
  expect(link.getAttribute('href')).toBe('mailto:namaste@temple.example')
})
