import type { Me } from '#contract/accounts/public.ts'
import type { Post, PostPreview, PostPreviews } from '#contract/blog/public.ts'
import type { Availability, Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import type { Order } from '#contract/orders/public.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Product } from '#contract/shop/public.ts'
import type { DownloadFailure } from '#app/offline/downloads/downloadError.ts'

// The rows of the phone's database, except drafts and the outbox (outbox/draft.ts, outbox/outboxRow.ts).

/** A mantra, stotra or aarti as the phone stores it; `order` is its place in its list. */
export type SavedMantra = Mantra & { order: number }

/** A product as the phone stores it; `order` is its place in the temple's list. */
export type SavedProduct = Product & { order: number }

/** An audio file saved for chanting offline; its bytes are in the audio cache under `url`. */
export type SavedAudio = { url: string; bytes: number; savedAt: string }

/** An audio file that is still to be saved. */
export type QueuedAudio = {
  url: string
  /** Of its mantra. */
  id: string
  title: string
  bytes?: number | undefined
  queuedAt: string
  /** Why the last try failed. Without one it is tried again whenever the app is open. */
  failure?: DownloadFailure
}

/** A mantra, stotra or aarti that the devotee wants at hand. */
export type Favourite = { mantra: string; addedAt: string }

/** One group of settings, as its own code reads it. */
export type Preference = { key: string; value: unknown }

/** A booking with its secret, so that it opens offline. */
export type SavedBooking = {
  /** In upper case. */
  reference: string
  booking: Booking
  /** What was paid for it, as the server last said. */
  dakshina?: Dakshina | undefined
  /** When the server sent it. */
  seenAt: string
  /** Its owner; nobody if a guest booked it or opened it by its link. */
  account?: string | undefined
}

export type SavedAvailability = { pujaType: PujaType; availability: Availability; seenAt: string }

/** A pledge with its secret, so that its page and its code open offline. */
export type SavedDonation = {
  /** In upper case. */
  reference: string
  donation: Donation
  /** When the server sent it. */
  seenAt: string
  /** Its owner; nobody if a guest made it or opened it by its link. */
  account?: string | undefined
}

/** An order with its secret, so that its page and its files open offline. */
export type SavedOrder = {
  /** In upper case. */
  reference: string
  order: Order
  /** When the server sent it. */
  seenAt: string
  /** Its owner; nobody if a guest placed it or opened it by its link. */
  account?: string | undefined
}

/** A bought file saved for opening offline; its bytes are in the cache of files under `key`. */
export type SavedFile = {
  key: string
  /** The order, in upper case, and the product's id. */
  reference: string
  id: string
  fileName: string
  bytes: number
  savedAt: string
}

/** A post as the phone stores it; the rest of its page is added once that was opened. */
export type CachedPost = Post & {
  related?: PostPreview[]
  /** When it was last fetched: the oldest is dropped first. */
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

/**
 * Who is logged in, where the worker can read it too; and everything of the account that pages show
 * offline.
 */
export type SavedSession = {
  key: 'here'
  /** As the server last sent it; absent if nobody is logged in. */
  me?: Me
  /** The server has ended the session. The data here stays until the person logs out. */
  ended?: 'untold' | 'told' // Announced by a page or not yet.
  /** Somebody has logged out offline: the server does not know it yet. */
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
