import type { Me } from '#contract/accounts.ts'
import type { Post, PostPreview, PostPreviews } from '#contract/blog.ts'
import type { Availability, Booking } from '#contract/bookings.ts'
import type { Donation } from '#contract/donations.ts'
import type { Mantra } from '#contract/mantras.ts'
import type { PujaType } from '#contract/pujas.ts'

// The rows of the phone's database, except drafts and the outbox (outbox/draft.ts, outbox/outboxRow.ts).

/** A mantra as the phone keeps it; `order` is its place in the temple's list. */
export type SavedMantra = Mantra & { order: number }

/** An audio file saved for chanting offline; its bytes are in the audio cache under `url`. */
export type SavedAudio = { url: string; bytes: number; savedAt: string }

/** A booking with its secret, so that it opens offline. */
export type SavedBooking = {
  /** In upper case. */
  reference: string
  booking: Booking
  /** When the server told it so. */
  seenAt: string
  /** Whose it is; nobody's in particular when it was booked, or opened by its link, by a guest. */
  account?: string | undefined
}

export type SavedAvailability = { pujaType: PujaType; availability: Availability; seenAt: string }

/** A pledge with its secret, so that its page and its code are there offline. */
export type SavedDonation = {
  /** In upper case. */
  reference: string
  donation: Donation
  /** When the server told it so. */
  seenAt: string
  /** Whose it is; nobody's in particular when a guest made it, or opened it by its link. */
  account?: string | undefined
}

/** A post as the phone keeps it; what else stands on its page is there once that was opened. */
export type CachedPost = Post & {
  related?: PostPreview[]
  /** When it last came: what came longest ago makes room first. */
  keptAt: number
}

/** A page of the blog's list, or the featured ones. */
export type CachedPostList = { key: string; list: PostPreviews }

/** An article saved for reading offline; its pictures are in the cache under `pictures`. */
export type SavedPost = {
  slug: string
  title: string
  pictures: string[]
  bytes: number
  savedAt: string
}

/** Who is logged in, where the worker can read it, too; and all of it a page shows offline. */
export type SavedSession = {
  key: 'here'
  /** As the server last told it; not there when nobody is logged in. */
  me?: Me
  /** The server has said that it is over. What is here stays until its person logs out. */
  ended?: 'untold' | 'told'
  /** Somebody has logged out offline: the server has still to be told. */
  isLogoutOwed?: boolean
}

/** The push reminders of this browser, where the worker can read it, too. */
export type SavedPush = {
  key: 'here'
  /** Of the subscription that the server knows. */
  endpoint: string
  /** Opens the reminders. */
  token?: string
}
