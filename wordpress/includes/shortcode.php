<?php
/**
 * The shortcodes of the classic editor, with the names of the tags: `[ucp-plan-card plan-id="H0321-002-000"]`. The content of a slot stands
 * between start and end: `[ucp-saved-plans][ucp-year-toggle slot="toggle"][/ucp-saved-plans]`.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

/**
 * A wrong attribute gives a sentence to those who may edit, and nothing to visitors.
 *
 * @param array|string $written The attributes; '' if there are none. A flag has no value, and so a number as its key.
 */
function shortcode( array|string $written, ?string $content, string $tag ): string {
	$known  = array_column( attributes_of( $tag ), null, 'name' );
	$values = array();
	$faults = '';
	foreach ( array_filter( (array) $written, 'is_string' ) as $name => $text ) {
		$name = strtolower( is_int( $name ) ? $text : $name );
		if ( '' === $name ) {
			continue;
		}
		if ( isset( $known[ $name ] ) ) {
			$values[ $name ] = 'flag' === $known[ $name ]['kind'] ? 'false' !== strtolower( $text ) : $text;
		} else {
			/* translators: 1: a tag, 2: an attribute */
			$faults .= shortcode_fault( sprintf( __( '[%1$s] has no attribute %2$s.', 'ucp-elements' ), $tag, $name ) );
		}
	}
	return element_html( $tag, $values, do_shortcode( shortcode_unautop( (string) $content ) ) ) . $faults;
}

function shortcode_fault( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? '<p role="note">' . esc_html( $sentence ) . '</p>' : '';
}

function add_shortcodes(): void {
	foreach ( array_keys( tags() ) as $tag ) {
		add_shortcode( $tag, __NAMESPACE__ . '\shortcode' );
	}
}
add_action( 'init', __NAMESPACE__ . '\add_shortcodes' );
