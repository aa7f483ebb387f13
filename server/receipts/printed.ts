import type { Language } from '#contract/languages.ts'
import type { PrintedLetterhead } from '#server/letterhead/repository.ts'

/** Everything on a printed receipt, in its own words. */
export type Printed = {
  readonly number: string
  /** Of its words, and of the letters of names; English if it is absent. */
  readonly language?: Language
  /** A second one, in which its most important words are as well. */
  readonly second?: {
    readonly language: Language
    readonly heading: string
    /** Below the facts. */
    readonly thanks: string | undefined
  }
  /** Of the document; its readers show it. */
  readonly title: string
  readonly heading: string
  readonly issuedAt: string
  readonly temple: { readonly name: string; readonly address: readonly string[] }
  /** The temple's pictures as they were when it was issued. */
  readonly letterhead?: PrintedLetterhead | undefined
  /** Below the address: how the trust is registered. */
  readonly registration?: string | undefined
  /** Across the page and in a box: why it is not what it seems. */
  readonly mark?:
    | { readonly across: string; readonly title: string; readonly text: string }
    | undefined
  readonly facts: readonly Fact[]
  /** What the law says about it. */
  readonly law?: { readonly heading: string; readonly text: string } | undefined
  /** Where anyone can check it, and what is written beside its code. */
  readonly verifyUrl: string
  readonly verify: string
  readonly computed: string
}

type Fact = {
  readonly label: string
  readonly text: string
  /** The sum: larger, with its further lines below. */
  readonly isAmount?: boolean
}
