import { icsContentType } from '#contract/festivals/ics.ts'
import type { Shared } from '#server/feature.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { bookingIcs } from './bookingIcs.ts'
import type { Bookings } from './service.ts'

/** A booking as a calendar file at `/booking/{reference}.ics?token=…`; its owner needs no token. */
export const bookingDocuments = (
  bookings: Bookings,
  findSite: Shared['findSite'],
  publicUrl: string,
): DocumentRoute[] => [
  {
    path: /^\/booking\/([^/]+)\.ics$/,
    contentType: icsContentType,
    cacheControl: 'private, no-store',
    isPrivate: true,
    make: async (db, reference, { token }, userId) => {
      const { booking, language } = await bookings.open(db, { reference, token, userId })
      const temple = await findSite(db, language)
      return {
        body: bookingIcs(booking, { temple, publicUrl, language }),
        disposition: `attachment; filename="${booking.reference.toLowerCase()}.ics"`,
      }
    },
  },
]
