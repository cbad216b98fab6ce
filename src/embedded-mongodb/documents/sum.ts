import { Double, Int32, Long } from 'bson';
import { badValue } from '../store-errors';
import { kindOf, numberOf } from './values';

/** Adds values for `$sum` like MongoDB, with exact whole numbers and compensated rounding (Knuth's TwoSum). */
export class Sum {
  private whole = 0n;
  private high = 0;
  private low = 0;
  private hasDouble = false;
  private hasLong = false;

  add(value: unknown): void {
    if (kindOf(value) !== 'number') return;
    if (value instanceof Int32 || value instanceof Long) {
      this.hasLong ||= value instanceof Long;
      this.whole += BigInt(value.toString());
    } else {
      this.hasDouble = true;
      this.addDouble(numberOf(value));
    }
  }

  result(): Int32 | Long | Double {
    if (BigInt.asIntN(64, this.whole) !== this.whole) throw badValue('The sum does not fit into 64 bits');
    if (this.hasDouble) {
      this.addDouble(Number(this.whole));
      this.whole = 0n;
      return new Double(Number.isFinite(this.high) ? this.high + this.low : this.high);
    }
    const isShort = !this.hasLong && BigInt.asIntN(32, this.whole) === this.whole;
    return isShort ? new Int32(Number(this.whole)) : Long.fromBigInt(this.whole);
  }

  private addDouble(value: number): void {
    const total = this.high + value;
    const part = total - this.high;
    this.low += this.high - (total - part) + (value - part);
    this.high = total;
  }
}
