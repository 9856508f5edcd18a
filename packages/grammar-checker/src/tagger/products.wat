;; The sums of products of which nearly all of the network's time is made, four numbers at a time.
;;
;; For each row of a matrix and each token: the sum over the taps of the products of the row's numbers
;; for that tap with the token's numbers that many steps on.
;;
;; $matrix   rows of $taps times $width numbers
;; $inputs   what the first token is multiplied with at its first tap; the next token's stand $width on
;; $outputs  takes for each token its $rows sums
;; $tokens   a multiple of four
;; $width    bytes of a token's numbers; a multiple of sixteen
;; $step     bytes from one tap's numbers to the next one's
(module
  (memory (export "memory") 1)
  (func (export "multiply")
    (param $matrix i32) (param $inputs i32) (param $outputs i32) (param $rows i32)
    (param $tokens i32) (param $width i32) (param $taps i32) (param $step i32)
    (local $row i32) (local $token i32) (local $tap i32)
    (local $from i32) (local $end i32) (local $of i32) (local $input i32) (local $into i32)
    (local $numbers v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $each-row
      (local.set $token (i32.const 0))
      (loop $each-token
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $of (local.get $matrix))
        (local.set $from
          (i32.add (local.get $inputs) (i32.mul (local.get $token) (local.get $width))))
        (local.set $tap (i32.const 0))
        (loop $each-tap
          (local.set $input (local.get $from))
          (local.set $end (i32.add (local.get $of) (local.get $width)))
          (loop $each-number
            (local.set $numbers (v128.load (local.get $of)))
            (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $numbers)
              (v128.load (local.get $input)))))
            (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $numbers)
              (v128.load (i32.add (local.get $input) (local.get $width))))))
            (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $numbers)
              (v128.load (i32.add (local.get $input)
                (i32.mul (local.get $width) (i32.const 2)))))))
            (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $numbers)
              (v128.load (i32.add (local.get $input)
                (i32.mul (local.get $width) (i32.const 3)))))))
            (local.set $input (i32.add (local.get $input) (i32.const 16)))
            (local.set $of (i32.add (local.get $of) (i32.const 16)))
            (br_if $each-number (i32.lt_u (local.get $of) (local.get $end))))
          (local.set $from (i32.add (local.get $from) (local.get $step)))
          (local.set $tap (i32.add (local.get $tap) (i32.const 1)))
          (br_if $each-tap (i32.lt_u (local.get $tap) (local.get $taps))))
        (local.set $into
          (i32.add (local.get $outputs)
            (i32.shl
              (i32.add (i32.mul (local.get $token) (local.get $rows)) (local.get $row))
              (i32.const 2))))
        (f32.store (local.get $into) (call $sum (local.get $a)))
        (local.set $into (i32.add (local.get $into) (i32.shl (local.get $rows) (i32.const 2))))
        (f32.store (local.get $into) (call $sum (local.get $b)))
        (local.set $into (i32.add (local.get $into) (i32.shl (local.get $rows) (i32.const 2))))
        (f32.store (local.get $into) (call $sum (local.get $c)))
        (local.set $into (i32.add (local.get $into) (i32.shl (local.get $rows) (i32.const 2))))
        (f32.store (local.get $into) (call $sum (local.get $d)))
        (local.set $token (i32.add (local.get $token) (i32.const 4)))
        (br_if $each-token (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $matrix
        (i32.add (local.get $matrix) (i32.mul (local.get $taps) (local.get $width))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $each-row (i32.lt_u (local.get $row) (local.get $rows)))))
  (func $sum (param $numbers v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $numbers)) (f32x4.extract_lane 1 (local.get $numbers)))
      (f32.add (f32x4.extract_lane 2 (local.get $numbers)) (f32x4.extract_lane 3 (local.get $numbers))))))
