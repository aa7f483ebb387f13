/** In the page: as much of Stripe's script as the form uses. Its first card is declined. */
export function stripeStandIn() {
  let tries = 0
  const element = {
    mount(place: HTMLElement) {
      place.textContent = 'The card form of Stripe'
    },
    on(event: string, tell: () => void) {
      if (event === 'ready') setTimeout(tell)
      return element
    },
    off: () => element,
    update() {},
    unmount() {},
    destroy() {},
  }
  const no = () => Promise.reject(new Error('not in the stand-in'))
  const Stripe = () => ({
    elements: ({ clientSecret }: { clientSecret: string }) => ({
      clientSecret,
      create: () => element,
      getElement: () => null,
      update() {},
      on() {},
    }),
    createToken: no,
    createPaymentMethod: no,
    confirmCardPayment: no,
    async confirmPayment(input: {
      elements: { clientSecret: string }
      confirmParams: { return_url: string }
    }) {
      tries += 1
      const { clientSecret } = input.elements
      const cardNumber = tries === 1 ? '4000000000000002' : '4242424242424242'
      const answer = await fetch('/api/sandbox/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, cardNumber }),
      })
      const { status, message } = await answer.json()
      if (status !== 'succeeded') return { error: { type: 'card_error', message } }
      const [id] = clientSecret.split('_secret_')
      const query = `payment_intent=${id}&payment_intent_client_secret=${clientSecret}`
      location.assign(`${input.confirmParams.return_url}?${query}&redirect_status=succeeded`)
      return new Promise(() => {})
    },
  })
  Object.assign(window, { Stripe })
}
