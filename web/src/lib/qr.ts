/** A link as a QR code: one path of dark squares, with the quiet border that readers need. */
import qrcode from 'qrcode-generator';

export interface Qr {
  size: number;
  path: string;
}

export const BORDER = 4;

export function qrOf(text: string): Qr {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  let path = '';
  for (let row = 0; row < modules; row++) for (let column = 0; column < modules; column++) if (code.isDark(row, column)) path += `M${column + BORDER} ${row + BORDER}h1v1h-1Z`;
  return { size: modules + 2 * BORDER, path };
}
