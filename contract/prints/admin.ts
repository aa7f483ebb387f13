import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { letterheadPicture } from '#contract/site/letterheadAdmin.ts'

/** A donation, dakshina or sale has a receipt or an invoice; a booking a pass; a seva a card. */
const printKinds = ['donation', 'dakshina', 'booking', 'sale', 'seva'] as const
export type PrintKind = (typeof printKinds)[number]

const inWords = z.object({ heading: z.string(), text: z.string() })

const fact = z.object({
  label: z.string(),
  text: z.string(),
  /** The sum: larger, with its further lines below. */
  isAmount: z.optional(z.boolean()),
  /** A slip is short: only a sheet has it. */
  isOnSheetOnly: z.optional(z.boolean()),
})

const item = z.object({
  name: z.string(),
  amount: z.string(),
  /** HSN, quantity and taxes of goods. */
  details: z.string(),
})

/** What one paper says, in its own words, whatever its size. */
const paper = z.object({
  number: z.string(),
  heading: z.string(),
  /** The same in Marathi, or in the language of its devotee. */
  headingMr: z.optional(z.string()),
  /** Where it is not in Marathi. */
  headingLanguage: z.optional(z.literal('hi')),
  temple: z.object({ name: z.string(), address: z.array(z.string()) }),
  logo: z.optional(letterheadPicture),
  signature: z.optional(letterheadPicture),
  seal: z.optional(letterheadPicture),
  /** Below the address: how the temple is registered. */
  registration: z.optional(z.string()),
  /** In a box: why it is not what it seems. */
  mark: z.optional(z.object({ title: z.string(), text: z.string() })),
  facts: z.array(fact),
  items: z.optional(z.array(item)),
  /** Taxes, and the total as the last one. */
  sums: z.optional(z.array(z.object({ label: z.string(), text: z.string() }))),
  /** What the law says about it, in full for a sheet. */
  law: z.optional(z.object({ ...inWords.shape, short: z.string() })),
  /** Below everything else. */
  notes: z.array(z.string()),
  /** Scanned from the paper, and what is written beside it: on a sheet above the link itself. */
  code: z.optional(z.object({ link: z.string(), text: z.string(), short: z.string() })),
  /** Torn off and handed in where something is collected. */
  tokens: z.optional(z.array(inWords)),
})
export type PrintedText = z.infer<typeof paper>

const printed = z.object({
  ...paper.shape,
  /** 0 is the original; all others say that they are copies. */
  copy: z.number(),
})
export type PrintedPaper = z.infer<typeof printed>

/**
 * What staff are about to print. The activity log records it, and counts by it which copy it is.
 * The counter prints its own papers; older ones need the permission of their section. 404 for what
 * is unknown, and for what the caller may not print.
 */
export const printPaper = endpoint({
  method: 'POST',
  path: '/api/admin/prints',
  access: 'counter',
  input: z.object({
    kind: z.enum(printKinds),
    /** The reference of a donation, booking, sale or seva; of dakshina, the number of its receipt. */
    key: z.string().check(z.maxLength(40)),
  }),
  output: printed,
})
