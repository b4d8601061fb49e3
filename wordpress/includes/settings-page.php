<?php
/**
 * Settings → Shopper profile.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const PAGE = 'ucp-elements';

/** WordPress itself checks the nonce and `manage_options` before it stores the option. */
function register_settings(): void {
	register_setting(
		PAGE,
		OPTION,
		array( 'type' => 'object', 'default' => array(), 'sanitize_callback' => __NAMESPACE__ . '\checked_settings', 'show_in_rest' => false )
	);
}
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

function add_page(): void {
	$page = add_options_page( __( 'Shopper profile', 'ucp-elements' ), __( 'Shopper profile', 'ucp-elements' ), 'manage_options', PAGE, __NAMESPACE__ . '\settings_page' );
	add_action( "load-$page", static fn () => add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\load_settings_files' ) );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );

function load_settings_files(): void {
	$version = data( 'blocks' )['version'];
	wp_enqueue_style( 'ucp-elements-settings', url( 'assets/settings.css' ), array(), $version );
	wp_enqueue_script( 'ucp-elements-settings', url( 'assets/settings.js' ), array( 'wp-i18n' ), $version, true );
	wp_set_script_translations( 'ucp-elements-settings', 'ucp-elements' );
}

/** The link on the page of plugins. */
function add_settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . PAGE ) ), esc_html__( 'Settings', 'ucp-elements' ) );
	return array( $link, ...$links );
}
add_filter( 'plugin_action_links_' . plugin_basename( MAIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

/** The settings that every site makes, with words for people who know no names of settings. */
function main_labels(): array {
	return array(
		'theme'          => __( 'Brand', 'ucp-elements' ),
		'siteId'         => __( 'Site', 'ucp-elements' ),
		'apiBase'        => __( 'Address of your services', 'ucp-elements' ),
		'contentBase'    => __( 'Address of your content', 'ucp-elements' ),
		'phone.tollFree' => __( 'Phone number for shoppers', 'ucp-elements' ),
	);
}

function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap ucp-settings-page">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'These settings are for all blocks and shortcodes of the shopper profile on this site. Everybody who opens such a page can read them: type no passwords or tokens.', 'ucp-elements' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( PAGE ); ?>
			<table class="form-table" role="presentation">
				<?php
				foreach ( main_labels() as $path => $label ) {
					setting_row( $path, $label );
				}
				?>
			</table>
			<div class="ucp-check">
				<h2><?php esc_html_e( 'Check the services', 'ucp-elements' ); ?></h2>
				<p><?php esc_html_e( 'Your browser makes the calls that a shopper’s browser makes, and says which responses the library can use. It changes nothing. Nothing has to be saved before.', 'ucp-elements' ); ?></p>
				<p><button type="button" class="button" id="ucp-check"><?php esc_html_e( 'Check the services', 'ucp-elements' ); ?></button></p>
				<div id="ucp-checked" role="status"></div>
			</div>
			<h2><?php esc_html_e( 'Other settings', 'ucp-elements' ); ?></h2>
			<?php foreach ( data( 'settings' ) as $section ) : ?>
				<details>
					<summary><?php echo esc_html( translated( $section['title'] ) ); ?></summary>
					<?php array_map( __NAMESPACE__ . '\setting_group', $section['groups'] ); ?>
				</details>
			<?php endforeach; ?>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** The fields of a setting: more than one if its names are known, such as those of `phone`. */
function setting_group( array $group ): void {
	$paths = array_diff( array_map( static fn ( array $field ): string => implode( '.', $field['path'] ), $group['fields'] ), array_keys( main_labels() ) );
	if ( array() === $paths ) {
		return;
	}
	$is_one = 1 === count( $group['fields'] );
	if ( ! $is_one ) {
		printf( '<h3><code>%s</code></h3><p>%s</p>', esc_html( $group['name'] ), esc_html( $group['text'] ) );
	}
	echo '<table class="form-table" role="presentation">';
	foreach ( $paths as $path ) {
		setting_row( $path, $path, true );
	}
	echo '</table>';
}

function setting_row( string $path, string $label, bool $is_name = false ): void {
	$field = setting_fields()[ $path ];
	$id    = 'ucp-' . str_replace( '.', '-', $path );
	$value = stored_settings()[ $path ] ?? $field['fallback'];
	printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), $is_name ? '<code>' . esc_html( $label ) . '</code>' : esc_html( $label ) );
	setting_control( $field, $value, array( 'id' => $id, 'name' => OPTION . "[$path]", 'aria-describedby' => "$id-text $id-fault" ) );
	printf( '<p class="description" id="%s-text">%s</p><p class="ucp-fault" id="%1$s-fault" role="alert"></p></td></tr>', esc_attr( $id ), esc_html( translated( $field['text'] ) ) );
}

function setting_control( array $field, mixed $value, array $attributes ): void {
	$pattern = isset( $field['pattern'] ) ? array(
		'data-pattern' => $field['pattern'],
		'data-flags'   => $field['ignoresCase'] ? 'iu' : 'u',
		'data-fault'   => translated( $field['fault'] ),
	) : array();
	switch ( $field['kind'] ) {
		case 'flag':
			// Without the hidden field, a form would not say that the box is off.
			printf( '<input type="hidden" name="%s" value="0">', esc_attr( $attributes['name'] ) );
			printf( '<input type="checkbox" value="1"%s%s>', attributes_html( $attributes ), checked( $value, true, false ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			break;
		case 'word':
			printf( '<select%s>', attributes_html( $attributes ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			foreach ( array_unique( array( $field['fallback'], ...$field['words'] ) ) as $word ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $word ), selected( $value, $word, false ), esc_html( '' === $word ? __( 'Neutral', 'ucp-elements' ) : $word ) );
			}
			echo '</select>';
			break;
		case 'lines':
		case 'table':
		case 'record':
			// A record has names that the pattern does not know.
			$own = 'record' === $field['kind'] ? $attributes : array( ...$attributes, ...$pattern );
			printf( '<textarea rows="3" class="large-text code"%s>%s</textarea>', attributes_html( $own ), esc_textarea( implode( "\n", lines_of( $field, $value ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			printf( '<p class="description">%s</p>', esc_html( line_hint( $field['kind'] ) ) );
			break;
		case 'number':
			printf( '<input type="number" min="1" class="small-text" value="%s"%s>', esc_attr( (string) $value ), attributes_html( $attributes ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			break;
		default:
			$own = array( ...$attributes, ...$pattern, 'placeholder' => $field['fallback'], 'value' => $value === $field['fallback'] ? '' : $value );
			printf( '<input type="text" class="regular-text code"%s>', attributes_html( $own ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
}

/** The value of a field, one text for each line. */
function lines_of( array $field, array $value ): array {
	return match ( $field['kind'] ) {
		'table'  => array_map( static fn ( array $row ): string => row_line( $field, $row ), $value ),
		'record' => array_map( static fn ( $name, $one ): string => "$name: $one", array_keys( $value ), $value ),
		default  => $value,
	};
}

function line_hint( string $kind ): string {
	return match ( $kind ) {
		'table'  => __( 'One in each line: number | name | home delivery | address. The last two can be left out.', 'ucp-elements' ),
		'record' => __( 'One in each line: name: value', 'ucp-elements' ),
		default  => __( 'One in each line.', 'ucp-elements' ),
	};
}

function attributes_html( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $text ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $text ) );
	}
	return $html;
}
