import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ })
const words = z.string().min(1)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/)
const place = z.object({ '@type': z.literal('PostalAddress'), streetAddress: words })
const organization = z.object({ '@type': z.literal('Organization'), name: words, url: address })

/** What developers.google.com/search/docs/appearance/structured-data asks of each type we use. */
export const wanted: Readonly<Record<string, z.ZodType>> = {
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().min(1),
          name: words,
          item: address,
        }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  Event: z.object({
    name: words,
    startDate: day,
    endDate: day,
    image: address,
    description: words,
    eventStatus: z.literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: z.object({ '@type': z.literal('Place'), name: words, address: place }),
    organizer: organization,
  }),
  Product: z.object({
    name: words,
    description: words,
    image: z.array(address).min(2),
    sku: words,
    offers: z.object({
      '@type': z.literal('Offer'),
      url: address,
      price: z.int().min(1),
      priceCurrency: z.literal('INR'),
      availability: z.enum(['InStock', 'OutOfStock'].map((name) => `https://schema.org/${name}`)),
      hasMerchantReturnPolicy: z.object({
        '@type': z.literal('MerchantReturnPolicy'),
        applicableCountry: z.literal('IN'),
        returnPolicyCategory: address,
        merchantReturnDays: z.int().min(1).optional(),
      }),
    }),
  }),
  BlogPosting: z.object({
    headline: words.max(110),
    image: z.array(address).min(1),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: z.object({ '@type': z.enum(['Person', 'Organization']), name: words }),
    publisher: organization,
    mainEntityOfPage: address,
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(3),
  }),
  HinduTemple: z.object({
    name: words,
    url: address,
    image: address,
    address: place,
    telephone: words,
    openingHoursSpecification: z
      .array(
        z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(z.string().regex(/day$/)).min(1),
          opens: z.iso.time({ precision: -1 }),
          closes: z.iso.time({ precision: -1 }),
        }),
      )
      .min(2),
    // A Sankashti within half a year, at which the temple opens for the moonrise.
    specialOpeningHoursSpecification: z
      .array(
        z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          validFrom: z.iso.date(),
          validThrough: z.iso.date(),
          opens: z.iso.time({ precision: -1 }),
          closes: z.iso.time({ precision: -1 }),
        }),
      )
      .min(1),
  }),
  WebSite: z.object({ name: words, url: address }),
  CreativeWork: z.object({ name: words, url: address, image: address, text: words }),
}
