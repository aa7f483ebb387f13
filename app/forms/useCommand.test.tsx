import { expect, it, onTestFinished, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { Button } from '#app/ui/Button.tsx'
import { subscribe } from '#contract/newsletter/public.ts'
import { useCommand } from './useCommand.ts'

const labels = {
  name: 'Newsletter',
  summary: () => '',
  success: { title: 'Thanks for subscribing!' },
  failure: { title: 'Subscription failed' },
}

function Press() {
  const { send, isSending } = useCommand('subscribe', labels)
  const handlePress = () => void send({ email: 'asha@example.org', source: 'footer' })
  return (
    <Button isBusy={isSending} onClick={handlePress}>
      Subscribe
    </Button>
  )
}

it('A command that was neither stored nor answered is the same one when it is tried again', async () => {
  const { user, server, db } = await render(<Press />)
  const broken = vi.spyOn(db, 'transaction').mockRejectedValue(new Error('No storage'))
  onTestFinished(() => broken.mockRestore())
  server.refuses(subscribe, 'internal')
  await user.click(screen.getByText('Subscribe'))
  expect(await screen.findByText('Subscription failed')).toBeTruthy()
  expect(
    screen.getByText(
      'We could not save it on this phone or send it. Your text is still in the form: please try again.',
    ),
  ).toBeTruthy()
  server.answers(subscribe, { status: 'confirmation_sent' })
  await user.click(screen.getByText('Subscribe'))
  expect(await screen.findByText('Thanks for subscribing!')).toBeTruthy()
  const keys = server.headers(subscribe).map((headers) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('A command after one that was accepted is another', async () => {
  const { user, server } = await render(<Press />)
  server.answers(subscribe, { status: 'confirmation_sent' })
  await user.click(screen.getByText('Subscribe'))
  await expect.poll(() => server.received(subscribe)).toHaveLength(1)
  await expect.poll(() => screen.getByText('Subscribe')).toHaveProperty('disabled', false)
  await user.click(screen.getByText('Subscribe'))
  await expect.poll(() => server.received(subscribe)).toHaveLength(2)
  const keys = server.headers(subscribe).map((headers) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})
