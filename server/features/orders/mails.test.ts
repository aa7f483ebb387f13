import { describe, expect, test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { writeOrderMail } from './mails.ts'
import type { OrderRecord } from './repository.ts'

const order: OrderRecord = {
  id: 'o1',
  reference: 'S7K3M9WACE',
  status: 'paid',
  payment: 'card',
  amount: 1530,
  deliveryAmount: 80,
  delivery: 'standard',
  fullName: 'मीरा',
  email: 'meera@example.org',
  language: 'mr',
  isTest: true,
  refundPaise: 50_000,
  refundedPaise: 10_000,
  refundedByHandPaise: 0,
  courier: 'डाक',
  tracking: 'EM123456789IN',
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
  lines: [
    {
      id: 'p1',
      name: 'मूर्ती',
      category: 'digital',
      imageUrl: '',
      price: 1450,
      quantity: 2,
      gstRate: 5,
      hsn: '9703',
      reserved: 0,
      sold: 2,
      returned: 0,
    },
  ],
}
const answered = {
  id: 'r1',
  orderId: 'o1',
  items: [],
  reason: '',
  answer: 'ठीक',
  hasPhoto: false,
  createdAt: '2026-11-21T06:30:00.000Z',
} as const

const known = [exampleSite.name, order.tracking ?? '']
const url = 'https://temple.example/orders/s7k3m9wace'
const papers = ['invoice', 'credit'].map((kind) => ({ kind, number: 'I-2026-27-00001', url }))

const write = (what: Parameters<typeof writeOrderMail>[0]['about']['what'], change: object = {}) =>
  writeOrderMail({
    about: { orderId: 'o1', what, paise: 10_000 },
    order: { ...order, ...change },
    url,
    papers,
    temple: exampleSite,
    language: 'mr',
    answered: { ...answered, status: 'accepted' },
  })

const ways = [
  {},
  { payment: 'cod', isTest: false },
  { payment: 'upi', delivery: 'express' },
  { status: 'returned', delivery: 'pickup', deliveryAmount: 0 },
]

describe('An email to a buyer who reads Marathi has no English words:', () => {
  withPseudoWords()

  test.each([
    'placed',
    'paid',
    'counter',
    'shipped',
    'delivered',
    'cancelled',
    'paid_late',
    'refunded',
    'return_answered',
  ] as const)('%s', (what) => {
    for (const way of ways) expectTranslated(write(what, way), known)
    expect(write(what).text).toContain('https://temple.example/mr/orders/s7k3m9wace')
  })

  test('the answer that a return is refused', () => {
    const refused = { ...answered, status: 'refused' } as const
    const mail = writeOrderMail({
      about: { orderId: 'o1', what: 'return_answered' },
      order,
      url,
      papers: [],
      temple: exampleSite,
      language: 'mr',
      answered: refused,
    })
    expectTranslated(mail, known)
  })
})
