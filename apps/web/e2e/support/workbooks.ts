// Makes Excel workbooks as other programs write them, and some that would take far too long to read.
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Parts {
  /** The XML within `sheetData` of each sheet. */
  sheets: readonly string[];
  /** The shared strings, which cells of type `s` reference by index. */
  shared?: readonly string[];
}

export function workbookOf({ sheets, shared = [] }: Parts): Uint8Array<ArrayBuffer> {
  const named = (at: number) => `<sheet name="Sheet ${at}" sheetId="${at}" r:id="rId${at}"/>`;
  const related = (at: number) =>
    `<Relationship Id="rId${at}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at}.xml"/>`;
  const places = sheets.map((_, index) => index + 1);
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${places.map(named).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${places.map(related).join('')}<Relationship Id="rId99" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  };
  for (const [index, rows] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])), { level: 9 });
}

/** Returns the XML of a cell with a text. @param place the cell's reference, e.g. `A1` */
export const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;

const HEADER = row(1, cell('A1', 'question') + cell('B1', 'correct'));
const questionRow = (number: number) =>
  row(number, cell(`A${number}`, `Question ${number}?`) + cell(`B${number}`, 'yes'));

/** Makes a workbook with one question, and content in the last row that a sheet can have. */
export const farCell = (content: string) => workbookOf({ sheets: [HEADER + questionRow(2) + row(1_048_576, content)] });
export const FAR_TEXT = cell('XFD1048576', 'x');
export const FAR_FORMAT = '<c r="XFD1048576" s="1"/>';

export function manyRows(count: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: count }, (_, at) => row(at + 2, `<c r="A${at + 2}"><v>1</v></c>`));
  return workbookOf({ sheets: [HEADER + rows.join('')] });
}

/** Makes a workbook whose sheet is mostly spaces. @param megabytes the size of the unpacked sheet */
export const manyBlanks = (megabytes: number) => workbookOf({ sheets: [HEADER + ' '.repeat(megabytes * 1_000_000)] });

/**
 * Makes a workbook with 150 questions above thousands of rows of cells that have only a format: more than 700 KB
 * unpacked.
 */
export function formattedRows(): Uint8Array<ArrayBuffer> {
  const questions = Array.from({ length: 150 }, (_, at) => questionRow(at + 2)).join('');
  const empty = Array.from({ length: 3_000 }, (_, at) => {
    const number = at + 152;
    return `<row r="${number}" spans="1:8" s="1" customFormat="1">${[...'ABCDEFGH'].map((letter) => `<c r="${letter}${number}" s="1"/>`).join('')}</row>`;
  });
  return workbookOf({ sheets: [HEADER + questions + empty.join('')] });
}
