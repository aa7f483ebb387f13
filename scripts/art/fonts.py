#!/usr/bin/env python3
"""Makes app/fonts/*.woff2 and server/devanagari/sanskritConjuncts.ts.

Needs fonttools and brotli (Debian: fonttools python3-brotli). Run from the repository's root after
the packages are installed, and commit what it writes: python3 scripts/art/fonts.py

A Devanagari face is mostly conjuncts. The small Sanskrit file holds every letter and vowel sign
with the conjuncts of the starter texts and some more; the full file holds all of them. Which one a
text needs is known from its letters (server/devanagari/sanskritFont.ts), so no text is ever shown with a broken
conjunct, and most visits load the small file alone.
"""
import glob
import json
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCES = 'node_modules/@fontsource'
TIRO = f'{SOURCES}/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit'
MARCELLUS = f'{SOURCES}/marcellus/files/marcellus'
OUT = Path('app/fonts')

ASCII = range(0x20, 0x7F)
PUNCTUATION = [0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
IAST = [ord(c) for c in 'āīūṛṝḷḹṃṁḥśṣṭḍṇñṅĀĪŪṚṜḶṂḤŚṢṬḌṆÑṄ'] + [0x301, 0x310]
SIGNS = [0x93E, 0x93F, *range(0x940, 0x945), 0x947, 0x948, 0x94B, 0x94C, 0x901, 0x902, 0x903]
CONSONANTS = [chr(c) for c in range(0x915, 0x93A)]
# In units of the font; the digit 8 takes 1102.
ZERO_WIDTH = 1180
VIRAMA = '\u094d'
LETTERS = [
    *(0x20, 0xA0, 0x2D), *SIGNS, *range(0x905, 0x90D), 0x90F, 0x910, 0x913, 0x914,
    *range(0x915, 0x93A), 0x93C, 0x93D, 0x94D, 0x950, 0x960, 0x962, *range(0x964, 0x970),
    0x200C, 0x200D, 0x25CC,
]
# Common in prayers, whether or not a starter text has them yet.
MORE = (
    'क्ष्म क्ष्य ख्य ग्ध ग्य ज्ज ज्र ज्व ट्ट ड्ड त्न्य त्र्य त्स्न द्व्य ध्र प्य प्स ब्द ब्ध ब्य र्ख र्घ र्छ र्ज्ञ '
    'र्त्त र्द्ध र्ध्य र्ल र्व्य र्श र्ष्य ल्क ल्य ल्ल श्ल ष्क ष्ट्र ष्म ष्व स्त्र स्त्य ह्न ह्य ह्ल ह्व त्क्ष न्स'
)


def main() -> None:
    texts = starter_texts()
    found = re.findall(f'(?:[क-ह]{VIRAMA})+[क-ह]', texts + MORE)
    conjuncts = sorted(set(found))
    latin = [*ASCII, *PUNCTUATION]
    make(f'{MARCELLUS}-latin-400-normal.woff2', 'modak-display', latin)
    make(f'{TIRO}-latin-400-italic.woff2', 'tiro-roman', latin)
    make(f'{TIRO}-latin-ext-400-italic.woff2', 'tiro-roman-ext', IAST)
    full = f'{TIRO}-devanagari-400-normal.woff2'
    make(full, 'tiro-sanskrit-full', [*range(0x900, 0x980), *LETTERS, 0x1CDA, *range(0xA8E0, 0xA8FE)])
    make(full, 'tiro-sanskrit', LETTERS, glyphs=small_glyphs(TTFont(full), conjuncts))
    write_conjuncts(conjuncts)


def starter_texts() -> str:
    files = sorted(glob.glob('server/db/seed/mantras/*.json'))
    mantras = [json.loads(Path(file).read_text()) for file in files]
    return ' '.join(line['text'] for mantra in mantras for line in mantra['lines']) + ' '


def small_glyphs(font: TTFont, conjuncts: list[str]) -> set[str]:
    """Every glyph that a letter, or a listed conjunct with any vowel sign, can turn into."""
    signs = ''.join(map(chr, SIGNS))
    units = [*conjuncts, *CONSONANTS, *(c + VIRAMA for c in CONSONANTS)]
    loose = ''.join(chr(c) for c in LETTERS if chr(c) != VIRAMA)
    return set().union(*(closure(font, unit + signs) for unit in units), closure(font, loose))


def closure(font: TTFont, text: str) -> set[str]:
    cmap = font.getBestCmap()
    subsetter = subset.Subsetter()
    subsetter.font = font
    subsetter.orig_glyph_order = font.getGlyphOrder()
    subsetter.glyphs = {cmap[ord(c)] for c in text if ord(c) in cmap} | {'.notdef'}
    font['GSUB'].closure_glyphs(subsetter)
    return subsetter.glyphs


def make(source: str, name: str, unicodes: list[int], glyphs: set[str] | None = None) -> None:
    options = subset.Options(
        flavor='woff2', hinting=False, layout_features=['*'], layout_closure=glyphs is None,
        name_IDs=[0, 1, 2, 3, 4, 6, 13, 14],
    )
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes, glyphs=glyphs or [])
    subsetter.subset(font)
    if name == 'modak-display':
        rename(font, 'Modak Display')
        narrow_zero(font)
    target = OUT / f'{name}.woff2'
    subset.save_font(font, str(target), options)
    print(f'{target}: {target.stat().st_size:,} bytes, {len(font.getGlyphOrder())} glyphs')


def rename(font: TTFont, family: str) -> None:
    """Marcellus is a reserved font name: a changed file may not carry it."""
    for name_id, value in {1: family, 3: family, 4: family, 6: family.replace(' ', '')}.items():
        for record in font['name'].names:
            if record.nameID == name_id:
                record.string = value


def narrow_zero(font: TTFont) -> None:
    """Marcellus draws 0 as the letter O; as wide as the other digits it is read as a digit."""
    zero = font.getBestCmap()[ord('0')]
    glyph, metrics = font['glyf'][zero], font['hmtx'].metrics
    points, ends, _ = glyph.getCoordinates(font['glyf'])
    contours = [range(start, end + 1) for start, end in zip([0, *(e + 1 for e in ends)], ends)]
    edges = [(min(points[i][0] for i in c), max(points[i][0] for i in c)) for c in contours]
    left, _ = min(edges)
    width = ZERO_WIDTH - 2 * left
    for contour, (start, end) in zip(contours, edges):
        inset = start - left
        scale = (width - 2 * inset) / (end - start)
        for i in contour:
            points[i] = (round(start + (points[i][0] - start) * scale), points[i][1])
    glyph.recalcBounds(font['glyf'])
    metrics[zero] = (ZERO_WIDTH, metrics[zero][1])


def write_conjuncts(conjuncts: list[str]) -> None:
    words = ' '.join(c.replace(VIRAMA, '') for c in conjuncts)
    lines = re.findall(r'.{1,84}(?:\s|$)', words)
    quoted = ' +\n  '.join(f"'{line}'" for line in lines)
    Path('server/devanagari/sanskritConjuncts.ts').write_text(
        '/** The conjuncts of the small Sanskrit font, without their viramas. '
        'Made by scripts/art/fonts.py. */\n'
        f'export const sanskritConjuncts =\n  {quoted}\n'
    )


if __name__ == '__main__':
    main()
